# The contract check: consumer, pact, provider. Ends with its result; reports in /artifacts/contracts.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE}
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY fixtures/package.json fixtures/
COPY mock-server/package.json mock-server/
COPY scripts/package.json scripts/
COPY web/package.json web/
RUN npm ci --workspace contracts --workspace fixtures --workspace mock-server --workspace scripts --workspace web \
 && npm cache clean --force \
 && mkdir -p /artifacts/contracts /artifacts/e2e node_modules/.vite-temp node_modules/.vitest-cache \
 && chown -R node:node /artifacts \
 && ln -s /artifacts/contracts .local
COPY tsconfig.base.json tsconfig.node.json ./
COPY scripts scripts
COPY fixtures fixtures
COPY mock-server mock-server
COPY web web
COPY contracts contracts
COPY docs/what-*.md docs/
USER node
CMD ["node", "scripts/contracts-check.ts"]
