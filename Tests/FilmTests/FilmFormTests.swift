import Film
import Testing

@Suite("Forms of films")
struct FilmFormTests {
  @Test("The ending says the form, in any case of letters")
  func endings() {
    #expect(FilmForm(fileName: "a.FRAME.png") == .frame)
    #expect(FilmForm(fileName: "folder/a.filmstrip.png") == .filmstrip)
    #expect(FilmForm(fileName: "a.b.Mp4") == .mp4)
    #expect(FilmForm(fileName: "a.gif") == .gif)
    #expect(FilmForm(fileName: "a.png") == nil)
    #expect(FilmForm(fileName: "mp4") == nil)
  }
}
