/** The client for programs of a bank's own: they sign in with a name and a password, and need no browser. */
export { createNodeClient, type NodeClient, type NodeClientOptions } from './create-node-client.ts';
