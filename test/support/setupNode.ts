// Tests that talk to real servers and processes need more than Jest's five seconds on a busy two-core machine.
jest.setTimeout(30_000);
