#!/usr/bin/env bash
# Puts the site into the branch gh-pages of REMOTE: of a pull request into FOLDER, of main into the root, for a host
# that shows the branch at /NAME/. ACTION=closed removes the folder of a pull request.
set -euo pipefail
folder="${FOLDER:-}"
built=$(mktemp -d)
pages=$(mktemp -d)
trap 'rm -rf "$built" "$pages"' EXIT

if [ "${ACTION:-}" != closed ]; then
  npm run build:static -- --base "/$NAME/${folder:+$folder/}" --out "$built/site"
fi
if git ls-remote --exit-code --heads "$REMOTE" gh-pages > /dev/null; then
  git clone --quiet --depth 1 --branch gh-pages "$REMOTE" "$pages"
else
  git -C "$pages" init --quiet --initial-branch gh-pages
fi
if [ -n "$folder" ]; then
  rm -rf "${pages:?}/$folder"
else
  find "$pages" -mindepth 1 -maxdepth 1 ! -name .git ! -name 'pr-*' -exec rm -rf {} +
fi
if [ -d "$built/site" ]; then
  mkdir -p "$pages/$folder"
  cp -R "$built/site/." "$pages/$folder/"
fi
# GitHub Pages shows the files as they are.
touch "$pages/.nojekyll"
cd "$pages"
git add --all
git diff --cached --quiet && exit 0
git -c user.name=site -c user.email=site@users.noreply.github.com commit --quiet -m "Publish ${folder:-main}"
git push --quiet "$REMOTE" gh-pages
