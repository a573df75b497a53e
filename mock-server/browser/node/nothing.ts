// Stands in for modules that the mock loads and never uses here: sockets, processes, names of hosts.

/** Compared with a socket, which no request has. */
export class Socket {}
/** Describes the encoding of asymmetric keys, of which there are none. */
export const define = (): object => ({});
export default {};
