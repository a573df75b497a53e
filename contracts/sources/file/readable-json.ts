const width = 100;

/** A value on one line. */
function short(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(short).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([name, entry]) => `${JSON.stringify(name)}: ${short(entry)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const isObjectList = (value: unknown): boolean =>
  Array.isArray(value) && value.some((entry) => typeof entry === 'object' && entry !== null);

function write(value: unknown, indent: string, room: number): string {
  const line = short(value);
  const fits = line.length <= room && !isObjectList(value);
  if (typeof value !== 'object' || value === null || fits) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => write(entry, inner, width - inner.length - 1))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => {
          const key = `${JSON.stringify(name)}: `;
          return key + write(entry, inner, width - inner.length - key.length - 1);
        });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** JSON to be read and compared line by line: what fits stays on one line. */
export const readableJson = (value: unknown): string => `${write(value, '', 0)}\n`;
