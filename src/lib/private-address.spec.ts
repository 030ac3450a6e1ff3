import { isPublicAddress } from "./private-address"

it.each([
  ...["127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["169.254.169.254", "100.64.0.1", "100.100.100.200", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1"],
  // IPv4 addresses inside IPv6: mapped, compatible, NAT64, 6to4, Teredo.
  ...["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1"],
  ...["2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1"],
  ...["", "localhost", "127.1", "0x7f000001"],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  "8.8.8.8",
  "1.1.1.1",
  "172.32.0.1",
  "172.15.255.255",
  "100.128.0.1",
  "2606:4700::1111",
  "2a00:1450::5",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
