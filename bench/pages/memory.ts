import type { CDPSession } from 'playwright';

/** Memory use of a page after garbage collection. */
export interface Memory {
  readonly heapBytes: number;
  /** DOM nodes, attached or detached. */
  readonly nodes: number;
  readonly listeners: number;
  /** Detached DOM nodes still referenced by scripts. */
  readonly detached: number;
}

/** The parts of a heap snapshot that are read here. */
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

/** Collects garbage and returns the remaining memory use. */
export async function memoryOf(cdp: CDPSession): Promise<Memory> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('Performance.enable');
  // Objects freed by one collection may have kept others alive until the next.
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
