#!/bin/sh
# As the public image does: no protected mode, because other containers connect without a password.
set -eu
chown redis:redis .
exec setpriv --reuid redis --regid redis --init-groups "$@" --protected-mode no
