#!/bin/sh
# Checks the configuration, exits with one line if it is invalid, and runs the web server.
set -eu
etc=/etc/caddy
. "$etc/known-values.sh"

refuse() {
	echo "The web server cannot start: $1" >&2
	exit 64
}

# one_of <variable> <value> <known…>: an empty value is the default.
one_of() {
	variable=$1 value=$2
	shift 2
	[ -z "$value" ] && return
	for known in "$@"; do [ "$value" = "$known" ] && return; done
	refuse "$variable is \"$value\", but takes one of: $*."
}

# boolean <variable> <value>: sets the variable to true or false; an empty value is the default.
boolean() {
	word=$(printf '%s' "$2" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//' | tr '[:upper:]' '[:lower:]')
	one_of "$1" "$word" $true_words $false_words
	[ -z "$word" ] && return
	export "$1=false"
	for known in $true_words; do [ "$word" = "$known" ] && export "$1=true"; done
	return 0
}

# matches <value> <extended regular expression>, over the whole value
matches() { printf '%s' "$1" | grep -Eqx "$2" && [ "$(printf '%s' "$1" | wc -l)" -eq 0 ]; }

host='[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]'
address="https?://($host)(:[0-9]{1,5})?"

# A base below /api is proxied to MATKA_API_TARGET; an absolute URL is requested by the page itself.
check_api() {
	base=${MATKA_API_BASE:-/api}
	target=${MATKA_API_TARGET:-}
	export MATKA_API_ORIGIN='' MATKA_API_PREFIX='' MATKA_CONNECT_SOURCES=''
	if matches "$base" "$address(/[^ \"'{}<>;?#]*)?"; then
		export MATKA_API_ROUTE=api-direct.caddy
		MATKA_CONNECT_SOURCES=$(printf '%s' "$base" | sed -E 's|^([^/]+//[^/]+).*|\1|')
		case "${MATKA_DOMAIN:+https}$base" in
			httpshttp:*) refuse "MATKA_API_BASE is $base, but a page over https may call https alone." ;;
		esac
		return
	fi
	matches "$base" '/api(/[A-Za-z0-9._~/-]*)?' ||
		refuse "MATKA_API_BASE is \"$base\", but takes /api, a path below it, or an http(s) address."
	[ -n "$target" ] ||
		refuse "MATKA_API_TARGET is not set: say where $base is passed on to, e.g. https://api.example.org."
	export MATKA_API_ROUTE=api-proxied.caddy MATKA_API_HOSTS=one-host.caddy
	# Several addresses: mocks that share the worlds.
	if matches "$target" "$address( +$address)+"; then
		MATKA_API_ORIGIN=$target MATKA_API_HOSTS=many-hosts.caddy
		return
	fi
	matches "$target" "$address(/[A-Za-z0-9._~/-]*)?" ||
		refuse "MATKA_API_TARGET is \"$target\", but takes an http(s) address, e.g. https://api.example.org/v1."
	MATKA_API_ORIGIN=$(printf '%s' "$target" | sed -E 's|^([^/]+//[^/]+).*|\1|')
	MATKA_API_PREFIX=$(printf '%s' "$target" | sed -E 's|^[^/]+//[^/]+||; s|/+$||')
}

# At most two contacts: `Call=+91 …;WhatsApp=+91 …`
check_contacts() {
	contacts=${MATKA_CONTACTS:-}
	[ -z "$contacts" ] && return
	matches "$contacts" '[^=;]*[^=; ][^=;]*=[^;]*[^; ][^;]*(;[^=;]*[^=; ][^=;]*=[^;]*[^; ][^;]*)?' ||
		refuse "MATKA_CONTACTS is \"$contacts\", but takes at most two lines, e.g. Call=+91 …;WhatsApp=+91 …"
}

# With a domain: https with an automatically issued certificate. Without: http.
check_domain() {
	export MATKA_SITE=http:// MATKA_TLS=tls-off.caddy
	[ -z "${MATKA_DOMAIN:-}" ] && return
	matches "$MATKA_DOMAIN" '([A-Za-z0-9-]+[.])*[A-Za-z0-9-]+' ||
		refuse "MATKA_DOMAIN is \"$MATKA_DOMAIN\", but takes a name alone, e.g. play.example.org."
	MATKA_SITE=https://$MATKA_DOMAIN MATKA_TLS=tls-on.caddy
}

# By default only a page over http may show pictures over http.
check_images() {
	export MATKA_HTTP_IMAGE_SOURCES="${MATKA_IMAGE_SOURCES:-$http_images}"
	export MATKA_IMAGE_SOURCES="${MATKA_IMAGE_SOURCES:-$https_images}"
	matches "$MATKA_IMAGE_SOURCES" "[A-Za-z0-9.:/*_ -]+" ||
		refuse "MATKA_IMAGE_SOURCES is \"$MATKA_IMAGE_SOURCES\", but takes addresses with blanks between them."
}

# Stores the assets of this release for 30 days, for pages that stay open during later releases.
store_assets() {
	export MATKA_KEPT_ASSETS=/kept
	[ -w "$MATKA_KEPT_ASSETS" ] || return 0
	mkdir -p "$MATKA_KEPT_ASSETS/assets"
	for file in /srv/assets/*; do
		kept=$MATKA_KEPT_ASSETS/assets/${file##*/}
		if [ -e "$kept" ]; then touch "$kept"; else cp "$file" "$kept.new" && mv "$kept.new" "$kept"; fi
	done
	find "$MATKA_KEPT_ASSETS/assets" -type f -mtime +30 -exec rm -f {} +
}

# Address for reports of errors and measurements. The policy then lets the page send to its origin.
check_report() {
	[ -z "${MATKA_REPORT_URL:-}" ] && return
	if matches "$MATKA_REPORT_URL" '/[A-Za-z0-9._~/-]*'; then return; fi
	matches "$MATKA_REPORT_URL" "$address(/[A-Za-z0-9._~/-]*)?" ||
		refuse "MATKA_REPORT_URL is \"$MATKA_REPORT_URL\", but takes a path or an http(s) address, e.g. https://reports.example.org/matka."
	origin=$(printf '%s' "$MATKA_REPORT_URL" | sed -E 's|^([^/]+//[^/]+).*|\1|')
	MATKA_CONNECT_SOURCES="${MATKA_CONNECT_SOURCES:+$MATKA_CONNECT_SOURCES }$origin"
}

# One line of JSON for each request, without query, tokens or bodies.
check_logs() {
	one_of MATKA_ACCESS_LOG "${MATKA_ACCESS_LOG:-}" json off
	export MATKA_LOGS=logs-off.caddy
	[ "${MATKA_ACCESS_LOG:-off}" = json ] && MATKA_LOGS=logs-json.caddy
	return 0
}

warn_unknown() {
	env | sed -n 's/^\(MATKA_[A-Z_]*\)=.*/\1/p' | while read -r name; do
		case " API_BASE API_TARGET APP_ID THEME GRANT_TYPE CONTACTS IDEMPOTENCY_KEY WORLD_HOSTS DOMAIN IMAGE_SOURCES REPORT_URL ACCESS_LOG " in
			*" ${name#MATKA_} "*) ;;
			*) echo "$name is set, but nothing here reads it." >&2 ;;
		esac
	done
}

warn_unknown
check_api
one_of MATKA_THEME "${MATKA_THEME:-}" $themes
one_of MATKA_GRANT_TYPE "${MATKA_GRANT_TYPE:-}" $grant_types
boolean MATKA_IDEMPOTENCY_KEY "${MATKA_IDEMPOTENCY_KEY:-}"
boolean MATKA_WORLD_HOSTS "${MATKA_WORLD_HOSTS:-}"
check_contacts
check_domain
check_images
check_report
check_logs
store_assets

# The page changes only with the release and the configuration.
tag=$({ cat /srv/index.html "$etc/headers.caddy"; env | grep '^MATKA_' | sort; } | sha256sum | cut -c1-16)
export MATKA_PAGE_TAG="W/\"$tag\""

echo "Web: ${MATKA_DOMAIN:-any name}; API ${MATKA_API_BASE:-/api}${MATKA_API_ORIGIN:+ -> $MATKA_API_ORIGIN$MATKA_API_PREFIX};" \
	"app id ${MATKA_APP_ID:-as built in}; theme ${MATKA_THEME:-as built in}."
exec "$@"
