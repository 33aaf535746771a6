// The scene of `glissade-bench scene-scrolling` in Qt Quick: 1280 by 800 pixels, about sixty rounded, labelled cells,
// scrolled by 3 pixels a frame.
import QtQuick
import QtQuick.Window

Window {
    id: window
    width: 1280; height: 800; visible: true; color: "#f1f2f7"
    // Frames to show, from the command line; then it ends.
    property int frames: parseInt(Qt.application.arguments[Qt.application.arguments.length - 1])
    property int shown: 0
    onFrameSwapped: {
        shown += 1
        if (shown >= frames) Qt.quit()
        else grid.contentY += 3
    }
    GridView {
        id: grid
        anchors.fill: parent
        model: 100000
        cellWidth: 128; cellHeight: 133
        delegate: Item {
            width: 128; height: 133
            Rectangle {
                width: 118; height: 123; radius: 14
                color: Qt.hsla((index * 0.381966) % 1, 0.5, 0.55, 1)
                Text {
                    anchors.centerIn: parent
                    text: index; color: "white"; font.pixelSize: 40; font.family: "Inter"
                }
            }
        }
    }
}
