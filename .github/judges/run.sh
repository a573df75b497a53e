#!/usr/bin/env bash
# Lets tools of others judge both OpenAPI documents and the mock behind them. Needs the packages of `npm run package`.
set -euo pipefail
cd "$(dirname "$0")"
repository=$(cd ../.. && pwd)
# The Node that came along.
export PATH="$repository/node_modules/.bin:$PATH"
npm ci --no-audit --no-fund --ignore-scripts
documents=("$repository/contracts/openapi/matka-api.json" "$repository/.local/package/control.openapi.json")
npx spectral lint "${documents[@]}" --ruleset spectral.yaml --fail-severity warn
npx redocly lint "${documents[@]}" --config redocly.yaml
npx openapi-ts --file openapi-ts.config.ts
npx orval --input "${documents[0]}" --output generated/orval.ts --client fetch
mock=("$repository/mock-server/src/main.ts" exec --now 2026-11-20T12:00+05:30 --)
npx tsc
# The address of the mock is in its environment.
node "${mock[@]}" sh -c 'node play-a-day.ts "$MATKA_MOCK_URL"'
