import type { CDPSession } from 'playwright';

/** What a window holds once its garbage is gone. */
export interface Memory {
  readonly heapBytes: number;
  /** Of the document or not. */
  readonly nodes: number;
  readonly listeners: number;
  /** Nodes that no document holds but a script does. */
  readonly detached: number;
}

/** Where the fields of a node stand in a snapshot of the heap. */
interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[] } };
  readonly nodes: readonly number[];
}

const DETACHED = 2;

async function detachedNodes(cdp: CDPSession): Promise<number> {
  const parts: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: Snapshot = JSON.parse(parts.join(''));
  const fields = snapshot.meta.node_fields;
  const at = fields.indexOf('detachedness');
  return nodes.filter((value, index) => index % fields.length === at && value === DETACHED).length;
}

/** Collects the garbage of a window and answers what is left. */
export async function memoryOf(cdp: CDPSession): Promise<Memory> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('Performance.enable');
  // What one collection lets go of may hold what the next one finds.
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return {
    heapBytes: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0,
    nodes,
    listeners: jsEventListeners,
    detached: await detachedNodes(cdp),
  };
}
