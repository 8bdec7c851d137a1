#!/usr/bin/env bash
# Runs a command with DATABASE_URL naming a fresh PostgreSQL of its own: on a private socket, as a user who is not root,
# stopped and removed afterwards. Finds PostgreSQL on the machine, or installs Debian's. PG_DISK (as '200m') keeps it on a disk
# of that size, in memory; root may do that.
set -euo pipefail

find_bin() {
  for dir in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV) "$(pg_config --bindir 2>/dev/null || true)"; do
    if [ -x "$dir/initdb" ] && [ -x "$dir/pg_ctl" ]; then echo "$dir"; return; fi
  done
}

bin=$(find_bin)
if [ -z "$bin" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing PostgreSQL from Debian" >&2
  apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >&2
  bin=$(find_bin)
fi
if [ -z "$bin" ]; then
  echo "PostgreSQL is not on this machine (initdb and pg_ctl were not found) and cannot be installed from here." >&2
  exit 1
fi

# Short, because a socket's address may have 107 bytes at the most.
dir=$(mktemp -d /tmp/trellis-pg.XXXXXX)
as=()
if [ "$(id -u)" = 0 ]; then
  id postgres >/dev/null 2>&1 || useradd --system --home-dir "$dir" --shell /usr/sbin/nologin postgres
  chown postgres "$dir"
  as=(runuser -u postgres --)
fi
stop() {
  # A test may have made replicas beside it.
  for running in "$dir"/*/postmaster.pid; do
    (cd / && "${as[@]}" "$bin/pg_ctl" -D "$(dirname "$running")" -m immediate -w stop >/dev/null 2>&1) || true
  done
  if [ -n "${PG_DISK:-}" ]; then
    # Its last process may still be on its way out.
    for _ in 1 2 3 4 5 6 7 8 9 10; do
      if umount "$dir/data" 2>/dev/null; then break; fi
      sleep 1
    done
  fi
  rm -rf "$dir"
}
trap stop EXIT
trap 'exit 130' INT TERM

if [ -n "${PG_DISK:-}" ]; then
  mkdir "$dir/data"
  mount -t tmpfs -o "size=$PG_DISK,mode=0700" tmpfs "$dir/data"
  chown postgres "$dir/data"
fi

(
  cd /
  "${as[@]}" "$bin/initdb" -D "$dir/data" -U trellis -A trust -E UTF8 --no-locale >/dev/null
  "${as[@]}" "$bin/pg_ctl" -D "$dir/data" -w -l "$dir/log" \
    -o "-c listen_addresses='' -c unix_socket_directories='$dir' -c max_connections=200" start >/dev/null
)
export DATABASE_URL="postgres://trellis@localhost/postgres?host=$dir"
export TRELLIS_PG_CTL="${as[*]} $bin/pg_ctl -D $dir/data -w"
"$@"
