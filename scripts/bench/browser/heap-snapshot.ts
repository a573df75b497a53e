import type { CDPSession } from '@playwright/test';

/** Names of the fields of a node, and the numbers of all nodes in a row. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Kinds of nodes that the app's values are. Compiled code and the browser's own records grow as a page is used. */
const ofTheApp: ReadonlySet<string> = new Set([
  'array',
  'closure',
  'concatenated string',
  'number',
  'object',
  'regexp',
  'sliced string',
  'string',
  'symbol',
]);

/** Bytes of the values in a heap snapshot. */
function bytesOfValues({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (ofTheApp.has(node_types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/** Bytes of the values that are reachable from a page: objects, arrays, functions, texts. */
export async function heldBytes(devtools: CDPSession): Promise<number> {
  let text = '';
  const add = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.send('HeapProfiler.disable');
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  return bytesOfValues(JSON.parse(text) as Snapshot);
}
