# One image: the client's files and one static binary. Nothing else is in it.

FROM node:22-alpine AS client
WORKDIR /client
COPY web-client/package.json web-client/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web-client ./
RUN npm run build

FROM rust:1.95-alpine AS build
RUN apk add --no-cache musl-dev gcc make
WORKDIR /src
COPY . .
RUN cargo build --locked --release --package warpboard-server \
 && mkdir -p /out/data /out/tmp && cp target/release/warpboard /out/warpboard

FROM scratch AS runtime
COPY --from=build --chown=65532:65532 /out/ /
COPY --from=client --chown=65532:65532 /client/dist /assets
USER 65532:65532
ENV WARPBOARD_DATA=/data WARPBOARD_ASSETS=/assets WARPBOARD_LISTEN=0.0.0.0:8080 TMPDIR=/tmp
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["/warpboard", "health"]
ENTRYPOINT ["/warpboard"]
CMD ["serve"]
