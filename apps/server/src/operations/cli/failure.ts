/** How the command line ends; scripts read these. */
export const EXIT = {
  done: 0,
  /** The platform said no. */
  refused: 1,
  usage: 2,
  /** Nobody is signed in, or the session has ended. */
  signedOut: 3,
  /** The server did not answer. */
  unreachable: 4,
  /** The person did not confirm. */
  unconfirmed: 5,
  /** The audit trail, what was exported, or the installation is not whole. */
  broken: 6,
} as const;

/** Ends the command with a sentence for the person and a code for the script. */
export class CommandFailed extends Error {
  readonly exitCode: number;
  /** The platform's code of a refusal. */
  readonly code: string | undefined;

  constructor(exitCode: number, message: string, code?: string) {
    super(message);
    this.name = 'CommandFailed';
    this.exitCode = exitCode;
    this.code = code;
  }
}
