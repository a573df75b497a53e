/** True for a method that only reads. */
export const isRead = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);
