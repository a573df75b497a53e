/** Processor seconds that this process used: what a machine does besides does not lengthen them much. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
