import Facts
import Testing

/// Against the vectors of the reference implementation.
struct SipHashTests {
  @Test(
    arguments: [
      (0, 0xE6A8_25BA_047F_81A3, 0x9302_55C7_1472_F66D), (1, 0x44AF_996B_D8C1_87DA, 0x45FC_229B_1159_7634),
      (7, 0x53C1_DBD8_BEEB_F1A1, 0x3982_F01F_A64A_B8C0), (8, 0x61F5_5862_BAA9_623B, 0xB497_14F3_64E2_830F),
      (15, 0x11A8_B033_99E9_9354, 0xD9C3_CF97_0FEC_087E), (63, 0x4A83_502F_77D1_5051, 0x7CBD_3F97_9A06_3E50),
    ] as [(Int, UInt64, UInt64)])
  func isWhatItsAuthorsSay(count: Int, low: UInt64, high: UInt64) {
    let key = SipHash.Key(low: 0x0706_0504_0302_0100, high: 0x0F0E_0D0C_0B0A_0908)
    #expect(SipHash(of: (0..<UInt8(count)).map(\.self), key: key) == SipHash(low: low, high: high))
  }

  @Test func dependsOnTheKey() {
    let one = SipHash(of: [1, 2, 3], key: SipHash.Key(low: 1, high: 0))
    #expect(one != SipHash(of: [1, 2, 3], key: SipHash.Key(low: 0, high: 1)))
  }
}
