// Imports what the command line names and prints the message of the error.
await import(process.argv[2]).catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
