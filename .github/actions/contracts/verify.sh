# Installs the kit, verifies the host and adds the summary to that of the step. Ends with the exit code of the kit.
set -euo pipefail
folder=$RUNNER_TEMP/matka-contracts
reports=$RUNNER_TEMP/matka-contract-reports
mkdir -p "$folder" "$reports"
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts "$PACKAGE"
read -r -a flags <<< "$FLAGS"
code=0
"$folder/node_modules/.bin/matka-contracts" verify \
  --html "$reports/report.html" --json "$reports/report.json" --junit "$reports/report.xml" \
  --markdown "$reports/summary.md" ${flags[@]+"${flags[@]}"} || code=$?
if [ -f "$reports/summary.md" ]; then cat "$reports/summary.md" >> "$GITHUB_STEP_SUMMARY"; fi
exit "$code"
