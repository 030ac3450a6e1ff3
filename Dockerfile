# One image for all roles (RATNA_ROLE), with the built servers. See docs/operating.md, "Containers".
ARG BASE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY storefront/package.json storefront/package-lock.json storefront/
RUN npm ci --include=dev && npm ci --include=dev --prefix storefront
COPY . .
# The second command writes what the roles need, without development packages.
RUN npm run build && node dev/image.mjs /srv/ratna

# `--build-context build=FOLDER` takes the tree from FOLDER/srv/ratna, and the stage above is not run.
FROM ${BASE} AS image
ENV NODE_ENV=production \
    DATA_DIR=/data \
    HOST=0.0.0.0 \
    MEDUSA_HOST=0.0.0.0 \
    HEALTH_HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    LOG_FORMAT=json
WORKDIR /srv/ratna
RUN groupadd --gid 10001 ratna \
    && useradd --uid 10001 --gid ratna --no-create-home --home-dir /data ratna \
    && install --directory --owner=ratna --group=ratna --mode=0700 /data
# Owned by root: a process can't change its own program.
COPY --from=build /srv/ratna .
USER 10001:10001
VOLUME /data
# Public origin, Medusa server, health of a worker, metrics.
EXPOSE 8000 9000 9100 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node", "dev/health-check.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "dev/start.mjs"]
