const width = 120;

function write(value: unknown, indent: string, room: number): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || short.length <= room) return short ?? 'null';
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => write(entry, inner, width - inner.length))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => {
          const key = `${JSON.stringify(name)}: `;
          return key + write(entry, inner, width - inner.length - key.length);
        });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** JSON to be read and compared line by line: what fits stays on one line. */
export const readableJson = (value: unknown): string => `${write(value, '', 0)}\n`;
