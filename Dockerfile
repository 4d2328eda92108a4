# Images by tag get the latest fixes with each build. To build the same image again, pin them by digest:
#   docker buildx imagetools inspect gcr.io/distroless/nodejs22-debian12   (prints the digest)
#   docker build --build-arg RUNTIME_IMAGE=gcr.io/distroless/nodejs22-debian12@sha256:… .
ARG BUILD_IMAGE=node:22-slim
ARG RUNTIME_IMAGE=gcr.io/distroless/nodejs22-debian12

# Builds the site and the server with the locked versions of their packages.
FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The build writes these settings into the site (see .env.example). Set one with --build-arg VITE_REPOSITORY=…
ARG BASE_PATH
ARG VITE_SITE_URL
ARG VITE_API_HOST
ARG VITE_REPOSITORY
ARG VITE_CONTACT_EMAIL
ARG VITE_CONTACT_PHONE
ARG VITE_CONTACT_WEBSITE
ARG VITE_CODE_HOST_API
ARG VITE_CHAT_WIDGET_SRC
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_APP_ID
ARG VITE_AUTH_TOKEN_SYNC_URL
RUN npm run build && mkdir /data

# Runs `dist`, which needs Node and no node_modules. The image has no shell and no package manager.
FROM ${RUNTIME_IMAGE}
ENV NODE_ENV=production PORT=5000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/dist ./dist
# The user is a number, so that Kubernetes can check that it is not root (runAsNonRoot).
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT []
CMD ["/nodejs/bin/node", "dist/server/index.js"]
