# Builds the site and serves it with the project's own server: the one that the browser tests run
# against, with the same headers. It needs no write access and no privileges:
#   docker build -t itinerarium .
#   docker run --rm --read-only --cap-drop=ALL -p 8080:8080 itinerarium
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Where the site will live, as in `--build-arg VITE_BASE_URL=https://example.org/maps/mine/`.
ARG VITE_BASE_URL=/
# The address of the program that following the game asks, if it is not on each player's own computer: docs/following.md.
ARG VITE_LIVE_ADDRESS=
RUN npm run build

FROM node:24-slim
WORKDIR /site
ARG VITE_BASE_URL=/
ARG VITE_LIVE_ADDRESS=
ENV NODE_ENV=production VITE_BASE_URL=${VITE_BASE_URL} VITE_LIVE_ADDRESS=${VITE_LIVE_ADDRESS}
# The server's own packages and files, and nothing else of the repository.
COPY --from=build /site/node_modules/@fastify/send node_modules/@fastify/send
COPY --from=build /site/node_modules/@lukeed/ms node_modules/@lukeed/ms
COPY --from=build /site/node_modules/depd node_modules/depd
COPY --from=build /site/node_modules/escape-html node_modules/escape-html
COPY --from=build /site/node_modules/fast-decode-uri-component node_modules/fast-decode-uri-component
COPY --from=build /site/node_modules/http-errors node_modules/http-errors
COPY --from=build /site/node_modules/inherits node_modules/inherits
COPY --from=build /site/node_modules/mime node_modules/mime
COPY --from=build /site/node_modules/setprototypeof node_modules/setprototypeof
COPY --from=build /site/node_modules/statuses node_modules/statuses
COPY --from=build /site/node_modules/toidentifier node_modules/toidentifier
COPY --from=build /site/tools/serve.mjs /site/tools/site-files.mjs /site/tools/headers.mjs /site/tools/build.mjs /site/tools/commands.mjs tools/
COPY --from=build /site/package.json /site/LICENSE /site/THIRD-PARTY.md ./
COPY --from=build /site/dist dist
USER node
EXPOSE 8080
CMD ["node", "tools/serve.mjs", "--folder", "dist", "--port", "8080", "--host", "0.0.0.0"]
