# Builds the site and the server with the locked versions of their packages.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The build writes these settings into the site (see .env.example). Set one with --build-arg VITE_SITE_URL=https://…
ARG VITE_SITE_URL
ARG VITE_API_HOST
ARG VITE_REPOSITORY
ARG VITE_CODE_HOST_API
ARG VITE_CHAT_WIDGET_SRC
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_APP_ID
ARG VITE_AUTH_TOKEN_SYNC_URL
RUN npm run build

# Runs `dist`, which needs Node and no node_modules.
FROM node:22-slim
ENV NODE_ENV=production PORT=5000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/index.js"]
