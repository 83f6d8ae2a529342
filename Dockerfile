# One image for all processes; the command of a container picks one: bin/api.mjs, bin/worker.mjs, bin/migrate.mjs …
# docker build --build-arg RELEASE_COMMIT="$(git rev-parse HEAD)" -t aabha .

FROM node:20-bookworm-slim AS build
WORKDIR /src
# First what decides the dependencies, so that they are installed again only when it changes.
COPY package.json package-lock.json .npmrc ./
COPY patches patches
COPY apps/admin/package.json apps/admin/
COPY apps/api/package.json apps/api/
COPY apps/store/package.json apps/store/
COPY packages/contracts/package.json packages/contracts/
COPY packages/db/package.json packages/db/
COPY packages/embedded/package.json packages/embedded/
COPY packages/ui/package.json packages/ui/
COPY packages/web/package.json packages/web/
RUN npm ci --no-audit --no-fund
COPY . .
ARG RELEASE_COMMIT=""
RUN RELEASE_COMMIT="$RELEASE_COMMIT" npm run release -- /release && mkdir /empty

FROM gcr.io/distroless/nodejs20-debian12:nonroot
WORKDIR /app
COPY --from=build /release /app
# A new volume takes over the owner of the folder that it is mounted on. Debian has a /media already, so this one is made from another.
COPY --from=build --chown=65532:65532 /empty /media
ENV NODE_ENV=production HOST=0.0.0.0 MEDIA_DIR=/media
USER 65532:65532
EXPOSE 3000 3001 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["/nodejs/bin/node", "/app/bin/health.mjs"]
# The entry point of the base image is Node.js.
CMD ["/app/bin/api.mjs"]
