# One image for all services: bundles without types, sources or packages. The command of a container selects its program.
# Pin the base image by its digest: --build-arg NODE_IMAGE=node@sha256:...
ARG NODE_IMAGE=node:26.10.0-bookworm-slim
FROM ${NODE_IMAGE} AS base
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && apt-get clean \
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

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts/bundle-process.ts scripts/
COPY packages packages
COPY services services
COPY web web
RUN npm run build --workspace=@app/web
RUN for folder in services/* packages/launcher; do (cd $folder && node ../../scripts/bundle-process.ts --commands) || exit 1; done
# The only package that cannot be bundled, because it contains a binary.
RUN mkdir -p /image/node_modules /image/services /image/packages/launcher \
  && cp -R node_modules/@node-rs /image/node_modules/ \
  && for folder in services/* packages/launcher; do mkdir -p /image/$folder && mv $folder/dist /image/$folder/ || exit 1; done \
  && mkdir /image/web && mv web/dist /image/web/

FROM base AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 WEB_DIST=/app/web/dist
# As `npm start`: processes give back the memory of their start, and keep the space for new objects small.
ENV NODE_OPTIONS="--expose-gc --max-semi-space-size=2"
COPY --from=build /image ./
# By number, so that an orchestrator can see that it is not root. The image writes no files.
USER 1000:1000
EXPOSE 8080
CMD ["node", "services/gateway/dist/process/main.js"]
