// What talks to real servers and processes needs longer than Jest's five seconds on a busy two-core machine.
jest.setTimeout(30_000);
