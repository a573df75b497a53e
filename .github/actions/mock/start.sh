# Installs and starts the mock. Outputs its address and its process id once it listens.
set -euo pipefail
folder=$RUNNER_TEMP/matka-mock
mkdir -p "$folder"
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts "$PACKAGE"
read -r -a flags <<< "$FLAGS"
MATKA_DETACHED=true nohup "$folder/node_modules/.bin/matka-mock" --port 0 --json ${flags[@]+"${flags[@]}"} \
  > "$folder/address.json" 2> "$folder/errors.log" < /dev/null &
pid=$!
for _ in $(seq 300); do
  [ -s "$folder/address.json" ] && break
  kill -0 "$pid" 2> /dev/null || { cat "$folder/errors.log" >&2; exit 1; }
  sleep 0.1
done
url=$(sed -n 's/.*"url":"\([^"]*\)".*/\1/p' "$folder/address.json")
[ -n "$url" ] || { echo "The mock printed no address within 30 s." >&2; exit 1; }
printf 'url=%s\npid=%s\n' "$url" "$pid" >> "$GITHUB_OUTPUT"
echo "The mock listens on $url."
