#!/usr/bin/env bash
# Runs a command so many times while eight loops keep the processor busy: what is green only on a quiet machine shows here.
# Usage: scripts/under-load.sh 10 npm test
set -uo pipefail
times=$1
shift
for _ in 1 2 3 4 5 6 7 8; do
  while :; do :; done &
done
loops=$(jobs -p)
trap 'kill $loops 2>/dev/null' EXIT
red=0
for ((run = 1; run <= times; run++)); do
  begun=$SECONDS
  if "$@"; then outcome=green; else outcome=RED red=$((red + 1)); fi
  echo "run $run of $times: $outcome after $((SECONDS - begun)) s"
done
echo "$((times - red)) green, $red red"
exit $((red > 0))
