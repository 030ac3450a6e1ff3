#!/bin/sh
# MinIO's client, as far as compose.yaml uses it:
#   mc alias set NAME URL USER PASSWORD
#   mc mb --ignore-existing NAME/BUCKET
#   mc ready local
set -eu
request() { curl --silent --output /dev/null --write-out '%{http_code}' "$@"; }

case "$1 $2" in
  "alias set")
    echo "$4 $5 $6" > "/tmp/alias-$3"
    ;;
  "mb --ignore-existing")
    read -r url user password < "/tmp/alias-${3%%/*}"
    status=$(request --request PUT --user "$user:$password" --aws-sigv4 aws:amz:us-east-1:s3 \
      --header "x-amz-content-sha256: UNSIGNED-PAYLOAD" "$url/${3#*/}")
    # 409: it exists.
    [ "$status" = 200 ] || [ "$status" = 409 ]
    ;;
  "ready local")
    request http://127.0.0.1:9000/
    ;;
  *)
    echo "mc: unknown command: $*" >&2
    exit 2
    ;;
esac
