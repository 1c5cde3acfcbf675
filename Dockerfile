# Ironbridge in a container: the first stage compiles, the second runs.

FROM python:3.13-slim AS build
# Whatever compiler Debian has.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY constraints.txt pyproject.toml setup.py README.md LICENSE ./
COPY src src
RUN pip wheel --no-cache-dir --constraint constraints.txt --wheel-dir /wheels ".[postgres,web]"

FROM python:3.13-slim
RUN useradd --system --uid 1000 --home-dir /data ironbridge \
    && install -d -o ironbridge /data
# The one version that there is.
# hadolint ignore=DL3013
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "ironbridge[postgres,web]"
USER 1000
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["ironbridge", "serve", "--host", "0.0.0.0", "--port", "8000"]
CMD ["--database", "sqlite:////data/tables.sqlite"]
