# The product in one container: the API and the built application on port 3000, the embedded database in the volume /data.
# With DATABASE_URL it stores nothing of its own, and any number of containers may run beside each other.

# By digest, always the same one: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
COPY src src
COPY openapi openapi
COPY server server
COPY webpack.config.js tsconfig.json ./
RUN npm run build

# Compiled JavaScript only: Node runs it as it is.
FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data IMPORT_DIR=/data/import
WORKDIR /app
COPY package.json ./
COPY openapi openapi
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=2m CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.js"]
