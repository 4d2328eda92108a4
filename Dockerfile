# The site and the server, built from the lock file.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What the site is configured with is written into it here (see .env.example): --build-arg VITE_SITE_URL=https://…
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

# What runs: Node and `dist`, which needs no node_modules.
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
