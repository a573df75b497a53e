# The journeys in a real Chromium, against the services of docker-compose.yml, and their journals played again. Ends
# with its result; reports, traces and pictures of what failed in /artifacts/e2e.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY fixtures/package.json fixtures/
COPY mock-server/package.json mock-server/
COPY scripts/package.json scripts/
COPY web/package.json web/
RUN npm ci --workspace fixtures --workspace mock-server --workspace scripts --workspace web

FROM ${DEBIAN_IMAGE}
# Browsers come with the security updates. The smallest of base images do not name them: they lie beside the rest.
RUN { grep -rqs bookworm-security /etc/apt || sed -n 's#^\(deb .*[^/]\)/* bookworm main.*#\1-security bookworm-security main#p' \
      /etc/apt/sources.list > /etc/apt/sources.list.d/security.list; } \
 && apt-get update -qq \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-dejavu-core \
 && rm -rf /var/lib/apt/lists/* \
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
COPY --from=modules /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
RUN mkdir -p /artifacts/contracts /artifacts/e2e && chown -R node:node /artifacts && ln -s /artifacts/e2e .local
COPY --from=modules /app ./
COPY tsconfig.base.json playwright.config.ts ./
COPY scripts scripts
COPY contracts contracts
COPY fixtures fixtures
COPY mock-server mock-server
COPY web web
USER node
ENV MATKA_BROWSER=/usr/bin/chromium-headless-shell
CMD ["node", "scripts/compose/e2e.ts"]
