#!/bin/sh
# Requests the page inside the container with wget, or with bash in an image without wget.
page=http://127.0.0.1:8090/
if command -v wget >/dev/null; then
	exec wget -q -O /dev/null --header 'Host: localhost' "$page"
fi
exec bash -c 'exec 3<>/dev/tcp/127.0.0.1/8090 && printf "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n" >&3 && head -1 <&3 | grep -q " 200 "'
