/** A request as it reaches the host. */
export interface HostRequest {
  method: string;
  /** Path and query. */
  url: string;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string | undefined;
}

/** A response before it is written out. */
export interface JsonResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Json;
}

/** A response as it leaves the host. */
export interface HostResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | Buffer;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
