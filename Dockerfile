# Builds the site and serves it with the project's own server: the one that the browser tests run
# against, with the same headers. It needs no write access and no privileges:
#   docker build -t itinerarium .
#   docker run --rm --read-only --cap-drop=ALL -p 8080:8080 itinerarium
FROM node:20-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Where the site will live, as in `--build-arg VITE_BASE_URL=https://example.org/maps/kcd1/`.
ARG VITE_BASE_URL=/
RUN npm run build

FROM node:20-slim
WORKDIR /site
ARG VITE_BASE_URL=/
ENV NODE_ENV=production VITE_BASE_URL=${VITE_BASE_URL}
# The server's own packages and files, and nothing else of the repository.
COPY --from=build /site/node_modules/sirv node_modules/sirv
COPY --from=build /site/node_modules/@polka/url node_modules/@polka/url
COPY --from=build /site/node_modules/mrmime node_modules/mrmime
COPY --from=build /site/node_modules/totalist node_modules/totalist
COPY --from=build /site/tools/serve.mjs /site/tools/headers.mjs /site/tools/build.mjs /site/tools/commands.mjs tools/
COPY --from=build /site/package.json /site/LICENSE /site/THIRD-PARTY.md ./
COPY --from=build /site/dist dist
USER node
EXPOSE 8080
CMD ["node", "tools/serve.mjs", "--folder", "dist", "--port", "8080", "--host", "0.0.0.0"]
